export const entry = `import { $camel$Pages } from '@srm/api/$kebab$/pages'
import { reading, readingAndExport } from '#kernel/grants.ts'
import { defineModule } from '#kernel/module.ts'
import { $plural$ } from './$kebab$.service.ts'

export const $camel$Module = defineModule({
  name: '$kebab$',
  routes: $plural$.routes,
  grants: { $camel$: { GM: readingAndExport, AUDIT: reading } },
  subjects: [$plural$.subject],
  pages: $camel$Pages,
})
`

export const db = `import { owns } from '#kernel/db/db.ts'

export const own = owns('$snake$')
`

export const service = `import { $pascal$, $camel$ } from '@srm/api/$kebab$'
import { mapConstraintError } from '#kernel/errors.ts'
import { defineResource } from '#modules/record/index.ts'

mapConstraintError('$snake$_name_key', '$camel$.name_taken', 'name')

export const $plural$ = defineResource($pascal$, $camel$, { code: { type: $codeType$, prefix: '$prefix$' } })
`
