/** Figures that may only fall; `tools/node tools/casts.ts --write` writes them. */
export const limits = { casts: 43, indexes: 37 }
