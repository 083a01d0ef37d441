/** Every module of the app, one line each; the menu follows this order. */
export { tenancy } from '@/modules/tenancy/index.ts'
export { identity } from '@/modules/identity/index.ts'
export { dictionary } from '@/modules/dictionary/index.ts'
export { file } from '@/modules/file/index.ts'
export { record } from '@/modules/record/index.ts'
export { transfer } from '@/modules/transfer/index.ts'
