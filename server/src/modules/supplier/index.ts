import { Supplier, SupplierAccountChange, SupplierMove } from '@srm/api/supplier'
import { defineModule } from '#kernel/module.ts'
import { ownedRecords } from '#kernel/records/handover.ts'
import { accountChangeDocument, accountChangeRoutes } from './account-change.routes.ts'
import { admitSupplier } from './admit.service.ts'
import { bankAccounts, verifyRoutes } from './bank-account.service.ts'
import { certificates, watchCertificates } from './certificate.service.ts'
import { releaseOver } from './certificate.watch.service.ts'
import { contacts } from './contact.service.ts'
import { adoptFrozen } from './hold.service.ts'
import { hotels, rooms } from './hotel.service.ts'
import { moveDocument } from './lifecycle.document.service.ts'
import { moveRoutes } from './lifecycle.routes.ts'
import { priceItems, qualifications, staff } from './offer.service.ts'
import { halls, places } from './place.service.ts'
import { proposePreferred } from './prefer.service.ts'
import { sealNumbers } from './sealing.service.ts'
import { menu } from './supplier.menu.rules.ts'
import { routes } from './supplier.routes.ts'
import { changePrices, renewCertificate } from './renew.service.ts'
import { findDuplicates } from './duplicate.views.ts'
import { importSupplier, suppliers } from './supplier.service.ts'

const parts = [contacts, bankAccounts, certificates, qualifications, priceItems, hotels, rooms, places, halls, staff]

export const supplierModule = defineModule({
  name: 'supplier',
  routes: [...routes, ...moveRoutes, ...accountChangeRoutes, ...verifyRoutes, ...parts.flatMap((one) => one.routes)],
  jobs: {
    'supplier.certificates': async (run) => {
      await run.transaction(releaseOver)
      await run.transaction(watchCertificates)
      await run.transaction(proposePreferred)
    },
  },
  seed: async (ctx) => {
    await adoptFrozen(ctx)
    await sealNumbers(ctx)
  },
  documents: [moveDocument, accountChangeDocument],
  subjects: [
    { record: Supplier, permission: 'supplier:show', create: importSupplier, update: suppliers.update },
    {
      record: SupplierAccountChange,
      permission: 'supplierAccountChange:show',
      code: { type: 61, prefix: 'ZHBG', period: 'year' },
    },
    { record: SupplierMove, permission: 'supplierMove:show', code: { type: 60, prefix: 'GYSBG', period: 'year' } },
    ...parts.map(({ subject }) => subject),
  ],
  holdings: [ownedRecords(Supplier, suppliers.records)],
  menu,
})

/** What comes from people without an account here, once somebody has agreed to it. */
export const fromOutside = {
  admit: admitSupplier,
  duplicates: findDuplicates,
  renew: renewCertificate,
  reprice: changePrices,
}

export const enterAccount = bankAccounts.uses.create
export { writeMove } from './lifecycle.service.ts'
export { assertEligible } from './eligibility.service.ts'
export { objectionsTo } from './eligibility.views.ts'
export { setStanding } from './standing.service.ts'
export { registerSupplierSource } from './source.rules.ts'
export { part, type Values } from './part.service.ts'
