// Lets the browser compile the scripts of the first board on another thread while they are fetched, instead
// of function by function when they are called. Browsers that know the comment at their beginning do so.
import type { Plugin } from 'vite';

/** The chunks of which most is called before there is a board. */
const CALLED = ['first', 'app', 'table'];
/** The comment, which must be at the very beginning of a file. */
const WORD = '//# allFunctionsCalledOnLoad\n';

export function ready(): Plugin {
  return {
    name: 'ready',
    apply: 'build',
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && CALLED.includes(file.name)) file.code = WORD + file.code;
      },
    },
  };
}
