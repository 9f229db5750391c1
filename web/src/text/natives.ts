// Names in the scripts of India and Sri Lanka. Their fonts are cut down to the letters that stand in the sources of the page.

export interface Native {
  text: string;
  /** Language tag of the script and speech it is written in. */
  lang: 'sa' | 'hi' | 'bn' | 'si' | 'kn';
  /** Transcription. */
  latin: string;
  /** False if the spelling is only reconstructed from the Latin form that a document gives. */
  sure: boolean;
}

export const native = (lang: Native['lang'], text: string, latin: string, sure: boolean): Native => ({
  text,
  lang,
  latin,
  sure,
});

/** The name of the page, of eight feet as the board is. */
export const MARK = native('sa', 'अष्टापद', 'aṣṭāpada', true);

/** The games that have a name of their own there, by the beginnings of their ids. */
export const NATIVE_NAMES = {
  chaturaji: native('sa', 'चतूराजी', 'catūrājī', false),
  caturanga: native('sa', 'चतुरङ्ग', 'caturaṅga', true),
  soldiers16: native('bn', 'ষোল গুটি', 'ṣol guṭi', true),
  peralikatuma: native('si', 'පෙරළිකටුම', 'peraḷikaṭuma', false),
  'kotu-ellima': native('si', 'කොටු ඇල්ලීම', 'koṭu ællīma', false),
  'cows-leopards': native('si', 'දිවියන් කෙළිය', 'diviyan keḷiya', false),
} as const satisfies Record<string, Native>;

/** The name of a game in its own script, if it has one. */
export function nativeName(id: string): Native | undefined {
  return Object.entries(NATIVE_NAMES).find(([begin]) => id.startsWith(begin))?.[1];
}
