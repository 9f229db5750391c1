// Whether this page has no server behind it, and what an address is then: it stands behind the `#`, since nobody answers to paths.
// Which of the two it is says the page itself, so that the same files serve both.

export const alone = typeof document !== 'undefined' && document.documentElement.hasAttribute('data-alone');

/** Where the files of the page lie: one that is alone may lie anywhere. */
export const ROOT = alone ? '' : '/';

/** What stands behind the mark, as an address; another mark is a place within the page. */
const behind = () => new URL(location.hash.startsWith('#/') ? location.hash.slice(1) : '/', 'http://alone/');

/** The path of the page that is shown. */
export const pathHere = () => (alone ? behind().pathname : location.pathname);
/** What follows the question mark of its address, with it. */
export const searchHere = () => (alone ? behind().search : location.search);
/** The place within the page that its address names, with the mark before it. */
export const placeHere = () => (alone ? behind().hash : location.hash);
/** A path as it stands in the address. */
export const addressed = (path: string) => (alone ? `#${path}` : path);
/** The whole address of a path, to be given to others. */
export const linkTo = (path: string) =>
  alone ? location.href.replace(/#.*/, '') + addressed(path) : location.origin + path;
