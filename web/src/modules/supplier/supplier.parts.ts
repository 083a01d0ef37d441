import {
  Hotel,
  Place,
  Staff,
  supplier,
  SupplierBankAccount,
  SupplierCertificate,
  SupplierContact,
  SupplierPriceItem,
  SupplierQualification,
} from '@srm/api/supplier'
import { label } from '@srm/api/shared/label'
import type { ComponentProps } from 'react'
import type { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import { hotelPaths, placePaths, staffPaths } from './supplier.paths.ts'

type RelatedProps = Omit<ComponentProps<typeof RelatedRecords>, 'by' | 'owner' | 'also'>

/** What does not expire has no day on which it does. */
const expires = ({ longTerm }: Readonly<Record<string, unknown>>): boolean => longTerm !== true

export type Part = RelatedProps & { readonly counted: string }

const contact: Part = {
  counted: 'contact',
  record: SupplierContact,
  noun: label('联系人', 'Contact'),
  calls: supplier.contact,
  columns: ['name', 'mobile', 'position', 'roles', 'isPrimary', 'receiveInquirySms', 'canQuote', 'status'],
  defaults: { status: 'active', receiveInquirySms: true, canQuote: true },
}

const bankAccount: Part = {
  counted: 'bankAccount',
  record: SupplierBankAccount,
  noun: label('账户', 'Account'),
  calls: supplier.bankAccount,
  columns: ['accountName', 'accountNo', 'bankName', 'branch', 'accountType', 'isDefault', 'verifyStatus'],
  defaults: { accountType: 'corporate', status: 'enabled' },
}

const certificate: Part = {
  counted: 'certificate',
  record: SupplierCertificate,
  noun: label('证件', 'Certificate'),
  calls: supplier.certificate,
  columns: ['type', 'number', 'issuedBy', 'expiresOn', 'longTerm', 'status'],
  when: { expiresOn: expires },
}

const qualification: Part = {
  counted: 'qualification',
  record: SupplierQualification,
  noun: label('资格认定', 'Qualification'),
  calls: supplier.qualification,
  columns: ['classify', 'name', 'level', 'validTo', 'score', 'approvedBy'],
}

const priceItem: Part = {
  counted: 'priceItem',
  record: SupplierPriceItem,
  noun: label('价目', 'Price'),
  calls: supplier.priceItem,
  columns: ['name', 'kind', 'spec', 'unit', 'price', 'taxRate', 'season', 'validTo'],
  defaults: { season: 'all' },
}

const hotel: Part = {
  counted: 'hotel',
  record: Hotel,
  calls: supplier.hotel,
  columns: ['name', 'star', 'brand', 'region', 'totalRooms', 'status'],
  paths: hotelPaths,
}

const place: Part = {
  counted: 'place',
  record: Place,
  calls: supplier.place,
  columns: ['name', 'type', 'region', 'hallCount', 'largestHallArea', 'status'],
  paths: placePaths,
}

const staff: Part = {
  counted: 'staff',
  record: Staff,
  calls: supplier.staff,
  columns: ['name', 'category', 'mobile', 'level', 'priceDay', 'rating', 'status'],
  paths: staffPaths,
}

/** The tabs of a supplier's page and what stands in each. */
export const parts = {
  contact: [contact],
  papers: [certificate, qualification],
  account: [bankAccount],
  hotel: [hotel],
  place: [place],
  staff: [staff],
  price: [priceItem],
} as const satisfies Readonly<Record<string, readonly Part[]>>

export type PartTab = keyof typeof parts
