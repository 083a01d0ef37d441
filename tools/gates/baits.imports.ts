import { layers } from '../import-rules/layers.ts'
import type { Files } from './sample.ts'

const server = 'server/src/modules/supplier'
const web = 'web/src/modules/supplier'

const importing = (specifier: string): string => `import '${specifier}'\n`

const upward: Readonly<Record<string, Files>> = Object.fromEntries(
  layers.slice(0, -1).map(([lower = ''], height) => {
    const [higher = ''] = layers[height + 1] ?? []
    const file = `server/src/modules/${lower}/${lower}.service.ts`
    return [`layer-${String(height + 1)}-not-upward`, { [file]: importing(`#modules/${higher}/index.ts`) }]
  }),
)

/** Rule → files that break it. */
export const importBaits: Readonly<Record<string, Files>> = {
  'api-is-leaf': { 'api/src/bait.ts': importing('@srm/server') },
  'api-packages': { 'api/src/bait.ts': importing('kysely') },
  'api-file-alone': { 'api/src/bait.ts': importing('./supplier.ts') },
  'api-shared-is-low': { 'api/src/shared/bait.ts': importing('../supplier.ts') },
  'flow-is-pure': { 'flow/src/bait.ts': importing('node:fs') },
  'server-not-web': { 'server/src/kernel/bait.ts': importing('@srm/web') },
  'web-not-server': { 'web/src/lib/bait.ts': importing('../../../server/src/kernel/db.ts') },
  'e2e-black-box': { 'e2e/journeys/supplier/bait.spec.ts': importing('../../../web/src/lib/api.ts') },
  'kernel-below-modules': { 'server/src/kernel/bait.ts': importing('#modules/supplier/index.ts') },
  'module-door': { 'server/src/modules/crm/crm.service.ts': importing('#modules/supplier/supplier.service.ts') },
  'roots-through-doors': { 'server/db/seed/bait.ts': importing('#modules/supplier/supplier.service.ts') },
  'doors-from-roots-only': { 'server/src/commands/bait.ts': importing('#modules/supplier/index.ts') },
  'own-endpoints': { [`${web}/bait.tsx`]: importing('@srm/api/identity') },
  'designer-endpoints': { 'web/src/modules/flow/bait.tsx': importing('@srm/api/identity') },
  ...upward,
  'routes-through-service': { [`${server}/bait.routes.ts`]: importing('./supplier.store.ts') },
  'data-below-service': { [`${server}/bait.views.ts`]: importing('./supplier.service.ts') },
  'rules-are-pure': { [`${server}/bait.rules.ts`]: importing('./supplier.store.ts') },
  'claims-are-bare': { [`${server}/bait.db.ts`]: importing('./supplier.rules.ts') },
  'edges-only-from-door': { [`${server}/bait.service.ts`]: importing('./supplier.jobs.ts') },
  'fixtures-only-in-tests': { [`${server}/bait.service.ts`]: importing('./supplier.fixture.ts') },
  'web-base-below-modules': { 'web/src/lib/bait.ts': importing('@/modules/supplier/index.ts') },
  'ui-knows-no-business': { 'web/src/ui/bait.tsx': importing('@srm/api/supplier') },
  'shell-knows-identity-only': { 'web/src/shell/bait.tsx': importing('@srm/api/supplier') },
  'modules-below-shell': { [`${web}/bait.tsx`]: importing('@/shell/frame.tsx') },
  'no-export-star': { [`${server}/bait.service.ts`]: `export * from './supplier.rules.ts'\n` },
  'no-climbing': { 'server/src/kernel/list/bait.ts': importing('../../modules.ts') },
  'relative-inside-module': { [`${server}/bait.service.ts`]: importing('../identity/index.ts') },
  'explicit-extension': { [`${web}/bait.tsx`]: importing('@/ui/price') },
  'no-circular': {
    'server/src/kernel/chicken.ts': importing('./egg.ts'),
    'server/src/kernel/egg.ts': importing('./chicken.ts'),
  },
  'no-module-cycle': {
    'server/src/modules/crm/crm.service.ts': importing('#modules/supplier/index.ts'),
    [`${server}/bait.service.ts`]: importing('#modules/crm/index.ts'),
  },
}
