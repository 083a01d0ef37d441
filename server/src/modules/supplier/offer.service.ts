import { Staff, supplier, SupplierPriceItem, SupplierQualification } from '@srm/api/supplier'
import { mapConstraintError } from '#kernel/errors.ts'
import { part } from './part.service.ts'

mapConstraintError('supplier_qualification_class_key', 'supplier.qualified_twice', 'classify')
mapConstraintError('supplier_price_item_dates', 'supplier.dates', 'validTo')

export const qualifications = part(SupplierQualification, supplier.qualification, {
  type: 53,
  prefix: 'ZG',
  digits: 5,
})

export const priceItems = part(SupplierPriceItem, supplier.priceItem, { type: 54, prefix: 'JG', digits: 5 })

export const staff = part(Staff, supplier.staff, { type: 59, prefix: 'RY', digits: 4 })
