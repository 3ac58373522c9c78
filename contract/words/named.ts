/** Names that are stored in English, as people read them: levels, account types, categories, recommendations. */

export const of = (name: string) => name;
