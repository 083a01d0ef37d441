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
import type { ComponentProps } from 'react'
import type { RelatedRecords } from '@/ui/record-related/related-records.tsx'
import { hotelPaths, placePaths, staffPaths } from './supplier.paths.ts'

type RelatedProps = Omit<ComponentProps<typeof RelatedRecords>, 'by' | 'owner' | 'also'>

export type Part = RelatedProps & { readonly counted: string }

const contact: Part = {
  counted: 'contact',
  record: SupplierContact,
  calls: supplier.contact,
  columns: ['name', 'mobile', 'position', 'roles', 'isPrimary', 'receiveInquirySms', 'canQuote', 'status'],
  defaults: { status: 'active', receiveInquirySms: true, canQuote: true },
}

const bankAccount: Part = {
  counted: 'bankAccount',
  record: SupplierBankAccount,
  calls: supplier.bankAccount,
  columns: ['accountName', 'accountNo', 'bankName', 'branch', 'accountType', 'isDefault', 'verifyStatus'],
  defaults: { accountType: 'corporate', status: 'enabled' },
}

const certificate: Part = {
  counted: 'certificate',
  record: SupplierCertificate,
  calls: supplier.certificate,
  columns: ['type', 'number', 'issuedBy', 'expiresOn', 'longTerm', 'status'],
}

const qualification: Part = {
  counted: 'qualification',
  record: SupplierQualification,
  calls: supplier.qualification,
  columns: ['classify', 'name', 'level', 'validTo', 'score', 'approvedBy'],
}

const priceItem: Part = {
  counted: 'priceItem',
  record: SupplierPriceItem,
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
