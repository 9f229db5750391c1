declare module 'subset-font' {
  interface Options {
    targetFormat?: 'woff2';
    noHinting?: boolean;
    /** All of them when none are named. */
    keepFeatures?: readonly string[];
    variationAxes?: Readonly<Record<string, number>>;
  }
  export default function subset(font: Uint8Array, text: string, options: Options): Promise<Uint8Array>;
}
