// The words of the games: as the documents write them, and in the scripts of India and Sri Lanka.

import { MARK, NATIVE_NAMES, type Native, native } from '../text/natives';

export interface Term {
  id: string;
  en: string;
  pl: string;
  cs: string;
  /** Other spellings and names that people may look for. */
  also?: readonly string[];
  native?: readonly Native[];
  /** The documents that have the word. */
  documents: readonly ('S0' | 'S1' | 'S2' | 'S3')[];
}

/** Its name in a language; the English one where a language has none of its own here. */
export const nameIn = (term: Term, lang: string): string =>
  lang === 'pl' || lang === 'cs' ? term[lang] : term.en;

export const TERMS: readonly Term[] = [
  {
    id: 'chaturaji',
    en: 'Chaturaji',
    pl: 'Szaturadżi',
    cs: 'Čaturádží',
    native: [NATIVE_NAMES.chaturaji],
    documents: ['S0', 'S2'],
  },
  {
    id: 'chaturanga',
    en: 'Chaturanga',
    pl: 'Szaturanga',
    cs: 'Čaturanga',
    also: ['czaturanga'],
    native: [NATIVE_NAMES.caturanga],
    documents: ['S0', 'S1', 'S2'],
  },
  {
    id: 'choupat',
    en: 'Choupat',
    pl: 'Choupat',
    cs: 'Čaupat',
    native: [native('hi', 'चौपाट', 'caupāṭ', false)],
    documents: ['S2'],
  },
  {
    id: 'ashtapada',
    en: 'Ashtapada',
    pl: 'Asztapada',
    cs: 'Aštápada',
    native: [MARK],
    documents: ['S0'],
  },
  {
    id: 'raja',
    en: 'raja, king',
    pl: 'radża, król',
    cs: 'rádža, král',
    native: [native('sa', 'राजा', 'rājā', true)],
    documents: ['S0', 'S1', 'S2'],
  },
  {
    id: 'elephant',
    en: 'elephant',
    pl: 'słoń',
    cs: 'slon',
    native: [native('sa', 'गज', 'gaja', true)],
    documents: ['S0', 'S1', 'S2'],
  },
  {
    id: 'horse',
    en: 'horse',
    pl: 'koń',
    cs: 'kůň, jezdec',
    native: [native('sa', 'अश्व', 'aśva', true)],
    documents: ['S0', 'S1', 'S2'],
  },
  {
    id: 'boat',
    en: 'boat, ship',
    pl: 'okręt',
    cs: 'loď',
    native: [native('sa', 'नौका', 'naukā', true)],
    documents: ['S0', 'S1', 'S2'],
  },
  {
    id: 'pawn',
    en: 'pawn',
    pl: 'pion',
    cs: 'pěšák',
    native: [native('sa', 'पदाति', 'padāti', true)],
    documents: ['S0', 'S1', 'S2'],
  },
  {
    id: 'stick-die',
    en: 'stick die',
    pl: 'kość podłużna',
    cs: 'podlouhlá kostka',
    native: [native('sa', 'पाशक', 'pāśaka', true)],
    documents: ['S0', 'S2'],
  },
  {
    id: 'parade',
    en: 'parade of boats, boat triumph',
    pl: 'parada okrętów',
    cs: 'průvod lodí',
    also: ['triumf okrętu', 'triumf lodi'],
    documents: ['S0', 'S2'],
  },
  {
    id: 'alfil',
    en: 'alfil',
    pl: 'alfil',
    cs: 'alfil',
    also: ['shatranj', 'szatrandż', 'šatrandž'],
    documents: ['S2'],
  },
  { id: 'throne', en: 'throne', pl: 'tron', cs: 'trůn', documents: ['S0', 'S1'] },
  { id: 'empire', en: 'empire', pl: 'imperium', cs: 'říše', documents: ['S0'] },
  {
    id: 'last-pawn',
    en: 'the last pawn’s privilege, povyšování',
    pl: 'przywilej ostatniego piona, povyšování',
    cs: 'výsada posledního pěšáka, povyšování',
    documents: ['S1'],
  },
  {
    id: 'sixteen',
    en: 'Sixteen Soldiers, Sholo guti',
    pl: '16 żołnierzy, Sholo guti',
    cs: 'Šestnáct vojáků, Sholo guti',
    native: [NATIVE_NAMES.soldiers16],
    documents: ['S3'],
  },
  {
    id: 'peralikatuma',
    en: 'Peralikatuma',
    pl: 'Peralikatuma',
    cs: 'Peralikatuma',
    native: [NATIVE_NAMES.peralikatuma],
    documents: ['S3'],
  },
  {
    id: 'kotu-ellima',
    en: 'Kotu ellima',
    pl: 'Kotu ellima',
    cs: 'Kotu ellima',
    native: [NATIVE_NAMES['kotu-ellima']],
    documents: ['S3'],
  },
  {
    id: 'leopards',
    en: 'Cows and Leopards, Diviyan keliya, Hasu chirate ata',
    pl: 'Krowy i lamparty, Diviyan keliya, Hasu chirate ata',
    cs: 'Krávy a leopardi, Diviyan keliya, Hasu chirate ata',
    native: [NATIVE_NAMES['cows-leopards'], native('kn', 'ಹಸು ಚಿರತೆ ಆಟ', 'hasu cirate āṭa', false)],
    documents: ['S3'],
  },
  {
    id: 'halatafl',
    en: 'Halatafl, fox and geese',
    pl: 'Halatafl, lis i gęsi',
    cs: 'Halatafl, Liška a husy',
    documents: ['S3'],
  },
  { id: 'alquerque', en: 'Alquerque', pl: 'Alquerque', cs: 'Alquerque', documents: ['S3'] },
  {
    id: 'kin',
    en: 'Pretwa, Gol skuish, Egara-guti, Lau kata kati, Kolowis Awithlaknannai',
    pl: 'Pretwa, Gol skuish, Egara-guti, Lau kata kati, Kolowis Awithlaknannai',
    cs: 'Pretwa, Gol skuish, Egara-guti, Lau kata kati, Kolowis Awithlaknannai',
    documents: ['S3'],
  },
  { id: 'pachisi', en: 'Pachisi', pl: 'Pachisi', cs: 'Pačísi', also: ['parchisi'], documents: ['S0', 'S2'] },
  { id: 'thayaam', en: 'Thayaam', pl: 'Thayaam', cs: 'Thayaam', documents: ['S0'] },
  {
    id: 'huff',
    en: 'to huff',
    pl: 'fukać',
    cs: 'odfouknout',
    documents: [],
  },
];
