// What the words and the history are based on.

export interface Source {
  id: string;
  /** The title, and the language that it is in, as the document itself has it. */
  title: string;
  lang: string;
}

/** The documents whose rules are followed here. */
export const DOCUMENTS: readonly Source[] = [
  { id: 'S0', lang: 'pl', title: 'Szaturadżi – stary krewniak szachów, dla 4 osób i… z kością' },
  { id: 'S1', lang: 'cs', title: 'Čaturanga' },
  { id: 'S2', lang: 'en', title: 'Chaturaji' },
  {
    id: 'S3',
    lang: 'pl',
    title: '16 żołnierzy, Peralikatuma, Krowy i lamparty i Kotu ellima czyli kuzyni halatafl i warcabów',
  },
  { id: 'S4', lang: 'pl', title: 'Vilac szachy hieroglify z muzeum Luwr 9506. Zasady gry' },
];

/** Books that the documents and the history are based on; the last three the encyclopedia names to read on. */
export const BOOKS = [
  'al-Biruni, Kitāb al-Hind (~1030); E. C. Sachau, Alberuni’s India, 1888',
  'Śūlapāṇi, Caturaṅgadīpikā; ed. Manomohan Ghosh, 1936',
  'Hiram Cox, “On the Burmha Game of Chess”, Asiatick Researches 7, 1801',
  'Duncan Forbes, The History of Chess, 1860, pp. 18, 21–22',
  'Henry Parker, Ancient Ceylon, 1909',
  'H. J. R. Murray, A History of Chess, 1913',
  'Jean-Louis Cazaux, Four-Handed Chaturanga',
  'D. B. Pritchard, “Chaturaji”, The Encyclopedia of Chess Variants, 1994, pp. 48–49',
  'D. B. Pritchard, The Classified Encyclopedia of Chess Variants, 2007, pp. 311–312',
];

/** The number by which a document stands in the list of sources. */
export const short = (document: string) => `[${DOCUMENTS.findIndex(({ id }) => id === document) + 1}]`;
