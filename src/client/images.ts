/** Makes pictures ready to be looked at closely. Pages without any do not pay for it. */
export function startImages(): void {
  const images = document.querySelectorAll<HTMLImageElement>('.prose img');
  if (images.length > 0) void import('./zoom.js').then(({ zoomImages }) => zoomImages(images));
}
