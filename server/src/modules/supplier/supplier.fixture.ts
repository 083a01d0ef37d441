import { completeCreditCode } from '@srm/api/shared/checks'
import type { Input } from '@srm/api/endpoint'
import type { supplier } from '@srm/api/supplier'

type Calls = typeof supplier
type Body<K extends keyof Calls> = Calls[K] extends { create: infer C }
  ? Input<C> extends { body: infer B }
    ? B
    : never
  : never

let count = 0
const next = (): string => String((count += 1))

/** What a record has to refer to is put in by whoever makes one. */
const nobody = ''

/** Each has a name, a credit code and a telephone of its own. */
export const aSupplier = (more: Partial<Body<'supplier'>> = {}): Body<'supplier'> => {
  const n = next()
  return {
    name: `远山会务${n}有限公司`,
    type: 'company',
    creditCode: completeCreditCode(`91310115MA1K${n.padStart(5, '0')}`),
    phone: `021-6${n.padStart(7, '0')}`,
    ...more,
  }
}

export const aSupplierContact = (more: Partial<Body<'contact'>> = {}): Body<'contact'> => {
  const n = next()
  return { supplier: nobody, name: `联系人${n}`, mobile: `139${n.padStart(8, '0')}`, ...more }
}

export const aSupplierBankAccount = (more: Partial<Body<'bankAccount'>> = {}): Body<'bankAccount'> => ({
  supplier: nobody,
  accountName: '远山会务有限公司',
  accountNo: `6222${next().padStart(12, '0')}`,
  bankName: '招商银行',
  branch: '上海分行营业部',
  accountType: 'corporate',
  ...more,
})

export const aSupplierCertificate = (more: Partial<Body<'certificate'>> = {}): Body<'certificate'> => ({
  supplier: nobody,
  type: 'license',
  number: `ZZ${next()}`,
  longTerm: true,
  ...more,
})

export const aSupplierQualification = (more: Partial<Body<'qualification'>> = {}): Body<'qualification'> => ({
  supplier: nobody,
  classify: nobody,
  name: '年度准入',
  level: 'qualified',
  ...more,
})

export const aSupplierPriceItem = (more: Partial<Body<'priceItem'>> = {}): Body<'priceItem'> => ({
  supplier: nobody,
  name: `同传设备${next()}`,
  kind: 'av',
  unit: '套/天',
  price: '2800.00',
  ...more,
})

export const aHotel = (more: Partial<Body<'hotel'>> = {}): Body<'hotel'> => ({
  supplier: nobody,
  name: `外滩酒店${next()}`,
  star: 'five',
  status: 'enabled',
  ...more,
})

export const aRoom = (more: Partial<Body<'room'>> = {}): Body<'room'> => ({
  hotel: nobody,
  name: `豪华大床房${next()}`,
  bed: 'king',
  agreementPrice: '680.00',
  seasons: [{ name: '展会期', period: { from: '2026-11-05', to: '2026-11-10' }, price: '1280.00' }],
  status: 'enabled',
  ...more,
})

/** A place of ours belongs to nobody else. */
export const aPlace = (more: Partial<Body<'place'>> = {}): Body<'place'> => ({
  name: `江畔空间${next()}`,
  type: 'internal_venue',
  status: 'enabled',
  ...more,
})

export const aHall = (more: Partial<Body<'hall'>> = {}): Body<'hall'> => ({
  place: nobody,
  name: `云锦厅${next()}`,
  area: '420.0',
  height: '6.50',
  theater: 400,
  status: 'enabled',
  ...more,
})

export const aStaff = (more: Partial<Body<'staff'>> = {}): Body<'staff'> => {
  const n = next()
  return { name: `主持人${n}`, category: 'host', mobile: `137${n.padStart(8, '0')}`, status: 'enabled', ...more }
}

export const aSupplierAccountChange = (more: Partial<Body<'accountChange'>> = {}): Body<'accountChange'> => ({
  account: nobody,
  accountName: '远山会务有限公司',
  accountNo: `6217${next().padStart(12, '0')}`,
  bankName: '中国建设银行',
  branch: '上海浦东分行',
  reason: '基本户迁移',
  ...more,
})

export const aSupplierMove = (more: Partial<Body<'move'>> = {}): Body<'move'> => ({
  supplier: nobody,
  kind: 'eliminate',
  reason: '连续两年没有合作，报价偏高',
  ...more,
})
