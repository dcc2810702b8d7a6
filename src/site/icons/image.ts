export { isImage } from '../../content/imageName.js';
