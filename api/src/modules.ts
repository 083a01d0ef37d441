/** Every contract of the product, one line per module: its endpoints, and its refusals under a name ending in `Errors`. */
export { dictionary, dictionaryErrors } from './dictionary.ts'
export { file, fileErrors } from './file.ts'
export { development, identity, identityErrors } from './identity.ts'
export { record, recordErrors } from './record.ts'
export { tenancy, tenancyErrors } from './tenancy.ts'
export { transfer, transferErrors } from './transfer.ts'
