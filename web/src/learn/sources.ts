// What the words and the history are based on.

/** The documents whose rules are followed here. */
export const DOCUMENTS = ['S0', 'S1', 'S2', 'S3', 'S4'];

/** Books that the documents and the history are based on. */
export const BOOKS = [
  'al-Biruni, Kitāb al-Hind (~1030); E. C. Sachau, Alberuni’s India, 1888',
  'Śūlapāṇi, Caturaṅgadīpikā; ed. Manomohan Ghosh, 1936',
  'Hiram Cox, “On the Burmha Game of Chess”, Asiatick Researches 7, 1801',
  'Duncan Forbes, The History of Chess, 1860',
  'Henry Parker, Ancient Ceylon, 1909',
  'H. J. R. Murray, A History of Chess, 1913',
];

/** The number by which a document stands in the list of sources. */
export const short = (document: string) => `[${DOCUMENTS.indexOf(document) + 1}]`;
