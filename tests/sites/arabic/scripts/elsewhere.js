document.documentElement.dataset.elsewhere = 'was here';
