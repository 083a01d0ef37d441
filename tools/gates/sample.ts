/** A very small repository in which every file keeps every rule. Violations are planted into it one at a time. */
export type Files = Readonly<Record<string, string>>

const contract: Files = {
  'api/src/index.ts': `export { identity } from './identity.ts'\nexport { supplier } from './supplier.ts'\n`,
  'api/src/endpoint.ts': `import { cents } from './shared/money.ts'\n\nexport const endpoint = (path: string): string => path + String(cents(0))\n`,
  'api/src/shared/money.ts': `export const cents = (yuan: number): number => yuan * 100\n`,
  'api/src/identity.ts': `import { endpoint } from './endpoint.ts'\n\nexport const identity = endpoint('/api/identity')\n`,
  'api/src/supplier.ts': `import { endpoint } from './endpoint.ts'\n\nexport const supplier = endpoint('/api/supplier')\n`,
  'flow/src/index.ts': `import { cents } from '@srm/api/shared/money'\n\nexport const limit = cents(5)\n`,
  'flow/test/limit.test.ts': `import { expect, test } from 'vitest'\nimport { limit } from '../src/index.ts'\n\ntest('a limit', () => expect(limit).toBeGreaterThan(0))\n`,
}

const server: Files = {
  'server/src/main.ts': `import { connect } from '#kernel/db.ts'\nimport { modules } from './modules.ts'\n\nconnect(modules.join(' '))\n`,
  'server/src/modules.ts': `import { identityModule } from '#modules/identity/index.ts'\nimport { supplierModule } from '#modules/supplier/index.ts'\n\nexport const modules = [identityModule, supplierModule]\n`,
  'server/src/kernel/db.ts': `export const connect = (name: string): string => name\n`,
  'server/src/modules/identity/index.ts': `import { identity } from '@srm/api/identity'\n\nexport const identityModule = identity\nexport const whoAmI = (): string => identity\n`,
  'server/src/modules/identity/identity.fixture.ts': `export const aPerson = (): string => '周敏'\n`,
  'server/src/modules/supplier/index.ts': `import { jobs } from './supplier.jobs.ts'\nimport { routes } from './supplier.routes.ts'\n\nexport const supplierModule = routes + jobs\n`,
  'server/src/modules/supplier/supplier.db.ts': `import { connect } from '#kernel/db.ts'\n\nexport const own = connect('supplier')\n`,
  'server/src/modules/supplier/supplier.routes.ts': `import { createSupplier } from './supplier.service.ts'\nimport { listSuppliers } from './supplier.views.ts'\n\nexport const routes = createSupplier() + listSuppliers()\n`,
  'server/src/modules/supplier/supplier.service.ts': `import { whoAmI } from '#modules/identity/index.ts'\nimport { supplier } from '@srm/api/supplier'\nimport { mayCreate } from './supplier.rules.ts'\nimport { findSupplier } from './supplier.store.ts'\n\nexport const createSupplier = (): string => (mayCreate(whoAmI()) ? findSupplier() : supplier)\n`,
  'server/src/modules/supplier/supplier.views.ts': `import { own } from './supplier.db.ts'\n\nexport const listSuppliers = (): string => own\n`,
  'server/src/modules/supplier/supplier.store.ts': `import { own } from './supplier.db.ts'\n\nexport const findSupplier = (): string => own\n`,
  'server/src/modules/supplier/supplier.rules.ts': `import { cents } from '@srm/api/shared/money'\n\nexport const mayCreate = (who: string): boolean => who.length > cents(0)\n`,
  'server/src/modules/supplier/supplier.jobs.ts': `import { createSupplier } from './supplier.service.ts'\n\nexport const jobs = createSupplier()\n`,
  'server/src/modules/supplier/supplier.fixture.ts': `import { aPerson } from '#modules/identity/identity.fixture.ts'\n\nexport const aSupplier = (): string => aPerson()\n`,
  'server/test/app.ts': `import { aSupplier } from '#modules/supplier/supplier.fixture.ts'\nimport { modules } from '../src/modules.ts'\n\nexport const app = [...modules, aSupplier()]\n`,
  'server/db/seed/demo.ts': `import { supplierModule } from '#modules/supplier/index.ts'\n\nexport const demo = supplierModule\n`,
}

const web: Files = {
  'web/src/main.tsx': `import { frame } from './shell/frame.tsx'\n\ndocument.title = frame\n`,
  'web/src/modules.ts': `import { supplierPages } from '@/modules/supplier/index.ts'\n\nexport const modules = [supplierPages]\n`,
  'web/src/shell/frame.tsx': `import { call } from '@/lib/api.ts'\nimport { modules } from '@/modules.ts'\nimport { identity } from '@srm/api/identity'\n\nexport const frame = call(identity) + String(modules.length)\n`,
  'web/src/lib/api.ts': `import { endpoint } from '@srm/api/endpoint'\n\nexport const call = (path: string): string => endpoint(path)\n`,
  'web/src/ui/price.tsx': `import { call } from '@/lib/api.ts'\nimport { cents } from '@srm/api/shared/money'\n\nexport const price = (yuan: number): string => call(String(cents(yuan)))\n`,
  'web/src/modules/supplier/index.ts': `export const supplierPages = {\n  list: () => import('./supplier.list.page.tsx'),\n}\n`,
  'web/src/modules/supplier/supplier.list.page.tsx': `import { price } from '@/ui/price.tsx'\nimport { supplier } from '@srm/api/supplier'\n\nexport default () => supplier + price(1)\n`,
  'e2e/journeys/supplier/supplier.spec.ts': `import { supplier } from '@srm/api/supplier'\n\nif (supplier === '') throw new Error('no supplier')\n`,
}

export const sample: Files = { ...contract, ...server, ...web }
