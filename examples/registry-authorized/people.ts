/** Who there is, and what the tokens of each say about them. A real provider knows this from the company's directory. */
export const people: Readonly<Record<string, Readonly<Record<string, string | readonly string[]>>>> = {
  /** Sees what everybody in the company sees. */
  reader: { org: 'example', team: 'weather' },
  /** May publish too, and works in finance: sees its servers. */
  author: { org: 'example', team: ['weather', 'finance'], groups: ['authors'] },
  /** May do everything. */
  admin: { groups: ['admins'] },
  /** Has a token that is fine, and works elsewhere. */
  guest: { org: 'elsewhere' },
};
