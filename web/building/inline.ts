// Builds a script that is separate from the page's, with values of the build written into it.
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';

export async function buildAlone(
  folder: string,
  source: string,
  values: Record<string, unknown>,
): Promise<string> {
  const written = Object.entries(values).map(([name, value]) => [name, JSON.stringify(value)]);
  const built = await build({
    configFile: false,
    root: folder,
    logLevel: 'warn',
    publicDir: false,
    define: Object.fromEntries(written),
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: { input: join(folder, source), output: { format: 'iife' } },
    },
  });
  const [output] = (Array.isArray(built) ? built : [built]) as Rolldown.RolldownOutput[];
  const code = output?.output[0].code.trim();
  if (!code || output?.output.length !== 1) throw new Error(`${source} is not one script`);
  return code;
}
