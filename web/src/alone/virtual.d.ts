/** The thread as a text, built by `building/alone.ts`. */
declare module 'virtual:alone-worker' {
  const source: string;
  export default source;
}
