import { dictionary } from '@/modules/dictionary/index.ts'
import { file } from '@/modules/file/index.ts'
import { identity } from '@/modules/identity/index.ts'
import { record } from '@/modules/record/index.ts'
import { tenancy } from '@/modules/tenancy/index.ts'
import { fillSlots } from '@/ui/slots.ts'

/** Every module of the app, one line each. */
export const modules = [tenancy, identity, dictionary, file, record]

for (const { slots } of modules) fillSlots(slots)
