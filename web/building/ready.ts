// Lets the browser make the scripts of the first board ready while they come, on another thread, and not function by
// function when they are called: browsers that know the word at their beginning do.
import type { Plugin } from 'vite';

/** The chunks most of which is called before there is a board. */
const CALLED = ['app', 'table'];
/** Only at the very beginning of a file. */
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
