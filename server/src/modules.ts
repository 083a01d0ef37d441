/** The table of contents: one line per module. */
export { dictionaryModule } from '#modules/dictionary/index.ts'
export { fileModule } from '#modules/file/index.ts'
export { identityModule } from '#modules/identity/index.ts'
export { recordModule } from '#modules/record/index.ts'
export { tenancyModule } from '#modules/tenancy/index.ts'
export { transferModule } from '#modules/transfer/index.ts'
