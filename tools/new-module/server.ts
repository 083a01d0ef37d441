export const door = `import { $pascal$ } from '@srm/api/$kebab$'
import { defineModule } from '#kernel/module.ts'
import { routes } from './$kebab$.routes.ts'

export const $camel$Module = defineModule({
  name: '$kebab$',
  routes,
  subjects: [{ record: $pascal$, permission: '$camel$:show', code: { type: $codeType$, prefix: '$prefix$' } }],
  menu: [{ path: '/$camel$', name: '$pascal$', title: '$zh$', icon: 'appstore', permission: '$camel$:list' }],
})
`

export const db = `import { owns } from '#kernel/db.ts'

export const own = owns('$snake$')
`

export const store = `import { $pascal$ } from '@srm/api/$kebab$'
import { store } from '#kernel/records/store.ts'

export const $plural$ = store($pascal$)
`

export const service = `import type { Parsed } from '@srm/api/endpoint'
import type { $camel$ } from '@srm/api/$kebab$'
import type { Ctx } from '#kernel/ctx.ts'
import { mapConstraintError } from '#kernel/errors.ts'
import { issueCode } from '#modules/dictionary/index.ts'
import { $plural$ } from './$kebab$.store.ts'

mapConstraintError('$snake$_name_key', '$camel$.name_taken', 'name')

type Create = Parsed<typeof $camel$.create>['body']
type Update = Parsed<typeof $camel$.update>['body']

export const create$pascal$ = async (ctx: Ctx, body: Create): Promise<{ id: string; code: string }> =>
  $plural$.create(ctx, { ...body, code: body.code ?? (await issueCode(ctx, '$camel$')) })

export const update$pascal$ = (
  ctx: Ctx,
  id: string,
  { version, ...body }: Update,
): Promise<{ id: string; version: number }> => $plural$.update(ctx, id, version, body)

export const remove$pascal$ = (ctx: Ctx, id: string, version: number | undefined): Promise<{ id: string }> =>
  $plural$.remove(ctx, id, version)
`

export const views = `import type { Parsed, Returned } from '@srm/api/endpoint'
import type { $pascal$, $camel$ } from '@srm/api/$kebab$'
import type { Ctx } from '#kernel/ctx.ts'
import { $plural$ } from './$kebab$.store.ts'

type List = typeof $camel$.list

export const list$pascalPlural$ = async (ctx: Ctx, query: Parsed<List>['query']) =>
  (await $plural$.list(ctx, query)) as unknown as Returned<List>

export const $camel$Totals = (ctx: Ctx, query: Parsed<typeof $camel$.summary>['query']) => $plural$.summary(ctx, query)

export const $camel$Options = (ctx: Ctx, keyword: string | undefined) => $plural$.options(ctx, keyword)

export const get$pascal$ = async (ctx: Ctx, id: string): Promise<$pascal$> =>
  (await $plural$.show(ctx, id)) as unknown as $pascal$
`

export const routes = `import { $camel$ } from '@srm/api/$kebab$'
import { implement } from '#kernel/module.ts'
import { create$pascal$, remove$pascal$, update$pascal$ } from './$kebab$.service.ts'
import { get$pascal$, list$pascalPlural$, $camel$Options, $camel$Totals } from './$kebab$.views.ts'

export const routes = implement($camel$, {
  list: (ctx, { query }) => list$pascalPlural$(ctx, query),
  summary: (ctx, { query }) => $camel$Totals(ctx, query),
  all: (ctx, { query }) => $camel$Options(ctx, query.keyword),
  show: (ctx, { params }) => get$pascal$(ctx, params.id),
  create: (ctx, { body }) => create$pascal$(ctx, body),
  update: (ctx, { params, body }) => update$pascal$(ctx, params.id, body),
  remove: (ctx, { params, query }) => remove$pascal$(ctx, params.id, query.version),
})
`
