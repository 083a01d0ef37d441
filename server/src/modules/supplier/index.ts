import { label } from '@srm/api/shared/label'
import { supplierPages } from '@srm/api/supplier/pages'
import { Supplier } from '@srm/api/supplier'
import { defineModule } from '#kernel/module.ts'
import { ownedRecords } from '#kernel/records/handover.ts'
import { certificateCalendar } from './certificate/calendar.views.ts'
import { accountChangeDocument, accountChangeResource } from './account/account-change.routes.ts'
import { objectionsTo, objectionsToMany } from './eligibility/eligibility.views.ts'
import { admitSupplier } from './lifecycle/admit.service.ts'
import { bankAccounts } from './account/bank-account.service.ts'
import { certificates } from './certificate/certificate.service.ts'
import { duties, figures } from './certificate/home.views.ts'
import { classRoutes } from './classify/classify.routes.ts'
import { contacts } from './contact/contact.service.ts'
import { adoptFrozen } from './hold/hold.service.ts'
import { hotels, rooms } from './venue/hotel.service.ts'
import { moveDocument } from './lifecycle/document.service.ts'
import { moveResource, policyRoutes } from './lifecycle/lifecycle.routes.ts'
import { priceItems, qualifications, staff } from './venue/offer.service.ts'
import { venueMap } from './venue/map.views.ts'
import { halls, places } from './venue/place.service.ts'
import { sealNumbers } from './account/sealing.service.ts'
import { jobs } from './supplier.jobs.ts'
import { changePrices, renewCertificate } from './certificate/renew.service.ts'
import { findDuplicates } from './duplicate.views.ts'
import { registrationRoutes } from './register/register.service.ts'
import { setCooperation, suppliers } from './supplier.service.ts'
import { setStanding } from './hold/standing.service.ts'
import { grants, dictionaries, permissions } from './supplier.defaults.ts'
import { moveTitles, sentences } from './sentences.rules.ts'

declare module '#kernel/jobs/event-names.ts' {
  interface Events {
    /** A supplier stands elsewhere with us; who invites, orders from or pays it may have to let go. */
    'supplier.moved': { id: string; from: string; to: string }
  }
}

const parts = [contacts, bankAccounts, certificates, qualifications, priceItems, hotels, rooms, places, halls, staff]
const resources = [suppliers, accountChangeResource, moveResource, ...parts]

export const supplierModule = defineModule({
  name: 'supplier',
  grants,
  permissions,
  dictionaries,
  sentences: [...Object.values(sentences), ...Object.values(moveTitles)],
  classifyKinds: ['supplier'],
  routes: [...classRoutes, ...policyRoutes, ...registrationRoutes, ...resources.flatMap(({ routes }) => routes)],
  jobs,
  seed: async (ctx) => {
    await adoptFrozen(ctx)
    await sealNumbers(ctx)
  },
  map: venueMap,
  documents: [moveDocument, accountChangeDocument],
  links: [
    {
      kind: 'supplier.supplierMove',
      label: label('阶段变更', 'Status change of'),
      from: 'supplier',
      to: 'supplierMove',
      field: { of: 'to', key: 'supplier' },
    },
    {
      kind: 'supplier.supplierAccountChange',
      label: label('账户变更', 'Account change of'),
      from: 'supplier',
      to: 'supplierAccountChange',
      field: { of: 'to', key: 'supplier' },
    },
  ],
  subjects: resources.map(({ subject }) => subject),
  holdings: [ownedRecords(Supplier, suppliers.service.records)],
  calendar: certificateCalendar,
  pages: supplierPages,
  figures,
  duties,
})

/** What comes from people without an account here, once somebody has agreed to it. */
export const fromExternal = {
  admit: admitSupplier,
  duplicates: findDuplicates,
  renew: renewCertificate,
  reprice: changePrices,
}

/** What speaks against doing something with a supplier, or with many. */
export const objections = { to: objectionsTo, toMany: objectionsToMany }

/** What modules above find out about a supplier and its own page says. */
export const supplierFacts = { setStanding, setCooperation }

export const enterAccount = bankAccounts.service.create
export type { AdmissionInput } from './lifecycle/admit.service.ts'
export { writeMove } from './lifecycle/lifecycle.service.ts'
export { assertEligible } from './eligibility/eligibility.service.ts'
export { supplierSources } from './source.store.ts'
export { lockUnit } from './unit-lock.service.ts'
