import { Staff, supplier, SupplierPriceItem, SupplierQualification } from '@srm/api/supplier'
import { mapConstraintError } from '#kernel/errors.ts'
import { defineResource } from '#modules/record/index.ts'

mapConstraintError('supplier_qualification_class_key', 'supplier.qualified_twice', 'classify')
mapConstraintError('supplier_price_item_dates', 'supplier.dates', 'validTo')

export const qualifications = defineResource(SupplierQualification, supplier.qualification, {
  code: { type: 53, prefix: 'ZG', digits: 5 },
})

export const priceItems = defineResource(SupplierPriceItem, supplier.priceItem, {
  code: { type: 54, prefix: 'JG', digits: 5 },
})

export const staff = defineResource(Staff, supplier.staff, { code: { type: 59, prefix: 'RY', digits: 4 } })
