import { layers } from '../../import-rules/layers.ts'
import type { Files } from '../sample.ts'

const server = 'server/src/modules/supplier'
const web = 'web/src/modules/supplier'

const importing = (specifier: string): string => `import '${specifier}'\n`

const upward: Readonly<Record<string, Files>> = Object.fromEntries(
  layers.slice(0, -1).map((lower, height) => {
    const higher = layers[height + 1] ?? ''
    const file = `server/src/modules/${lower}/${lower}.service.ts`
    return [`${lower}-not-upward`, { [file]: importing(`#modules/${higher}/index.ts`) }]
  }),
)

/** Rule → files that break it. */
export const importViolations: Readonly<Record<string, Files>> = {
  'api-is-leaf': { 'api/src/planted.ts': importing('@srm/server') },
  'api-packages': { 'api/src/planted.ts': importing('kysely') },
  'api-file-alone': { 'api/src/planted.ts': importing('./supplier.ts') },
  'api-shared-is-low': { 'api/src/shared/planted.ts': importing('../supplier.ts') },
  'flow-is-pure': { 'flow/src/planted.ts': importing('node:fs') },
  'server-not-web': { 'server/src/kernel/planted.ts': importing('@srm/web') },
  'web-not-server': { 'web/src/lib/planted.ts': importing('../../../server/src/kernel/db.ts') },
  'e2e-black-box': { 'e2e/journeys/supplier/planted.spec.ts': importing('../../../web/src/lib/api.ts') },
  'kernel-below-modules': { 'server/src/kernel/planted.ts': importing('#modules/supplier/index.ts') },
  'module-entry': { 'server/src/modules/crm/crm.service.ts': importing('#modules/supplier/supplier.service.ts') },
  'roots-through-entries': { 'server/db/seed/planted.ts': importing('#modules/supplier/supplier.service.ts') },
  'entries-from-roots-only': { 'server/src/commands/planted.ts': importing('#modules/supplier/index.ts') },
  'own-endpoints': { [`${web}/planted.tsx`]: importing('@srm/api/identity') },
  'designer-endpoints': { 'web/src/modules/flow/planted.tsx': importing('@srm/api/identity') },
  ...upward,
  'routes-through-service': { [`${server}/planted.routes.ts`]: importing('./supplier.store.ts') },
  'data-below-service': { [`${server}/planted.views.ts`]: importing('./supplier.service.ts') },
  'rules-are-pure': { [`${server}/planted.rules.ts`]: importing('./supplier.store.ts') },
  'claims-are-bare': { [`${server}/planted.db.ts`]: importing('./supplier.rules.ts') },
  'edges-only-from-entry': { [`${server}/planted.service.ts`]: importing('./supplier.jobs.ts') },
  'fixtures-only-in-tests': { [`${server}/planted.service.ts`]: importing('./supplier.fixture.ts') },
  'web-base-below-modules': { 'web/src/lib/planted.ts': importing('@/modules/supplier/index.ts') },
  'ui-knows-no-business': { 'web/src/ui/planted.tsx': importing('@srm/api/supplier') },
  'shell-knows-identity-only': { 'web/src/shell/planted.tsx': importing('@srm/api/supplier') },
  'modules-below-shell': { [`${web}/planted.tsx`]: importing('@/shell/frame.tsx') },
  'no-export-star': { [`${server}/planted.service.ts`]: `export * from './supplier.rules.ts'\n` },
  'no-climbing': { 'server/src/kernel/list/planted.ts': importing('../../modules.ts') },
  'relative-inside-module': { [`${server}/planted.service.ts`]: importing('../identity/index.ts') },
  'explicit-extension': { [`${web}/planted.tsx`]: importing('@/ui/price') },
  'no-circular': {
    'server/src/kernel/chicken.ts': importing('./egg.ts'),
    'server/src/kernel/egg.ts': importing('./chicken.ts'),
  },
  'no-module-cycle': {
    'server/src/modules/crm/crm.service.ts': importing('#modules/supplier/index.ts'),
    [`${server}/planted.service.ts`]: importing('#modules/crm/index.ts'),
  },
}
