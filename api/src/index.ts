import { dictionary, dictionaryErrors } from './dictionary.ts'
import { development, identity, identityErrors } from './identity.ts'
import { file, fileErrors } from './file.ts'
import { record, recordErrors } from './record.ts'
import { kernelErrors } from './shared/errors.ts'
import { tenancy, tenancyErrors } from './tenancy.ts'

/** Every endpoint of the product by module: the server, the API page and the tests walk this. */
export const registry = { tenancy, identity, dictionary, file, record, development }

export const allErrors = {
  ...kernelErrors,
  ...tenancyErrors,
  ...identityErrors,
  ...dictionaryErrors,
  ...fileErrors,
  ...recordErrors,
}
export type ErrorKey = keyof typeof allErrors
