document.documentElement.dataset.author = 'was here';
