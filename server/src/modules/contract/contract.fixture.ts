import type { contract } from '@srm/api/contract'
import type { Input } from '@srm/api/endpoint'

type Calls = typeof contract
type Body<K extends 'contract' | 'change' | 'borrow' | 'template' | 'type'> = Input<Calls[K]['create']>['body']

let count = 0
const next = (): string => `${process.pid}-${(count += 1)}`

/** What a record has to refer to is put in by whoever makes one. */
const nobody = ''

export const aContractType = (more: Partial<Body<'type'>> = {}): Body<'type'> => ({
  name: `合同分类${next()}`,
  direction: 'sale',
  isSealRequired: false,
  ...more,
})

export const aContractTemplate = (more: Partial<Body<'template'>> = {}): Body<'template'> => ({
  name: `范本${next()}`,
  clauses: [
    { title: '付款', text: '收到发票后三十日内付款。' },
    { title: '保密', text: '双方保密两年。', isFixed: true },
  ],
  ...more,
})

/** Type, company and party are put in by whoever has them. */
export const aContract = (more: Partial<Body<'contract'>> = {}): Body<'contract'> => ({
  name: `年会服务合同${next()}`,
  type: nobody,
  ourCompany: nobody,
  amount: '100000.00',
  taxRate: '6.00',
  plans: [
    { name: '首款', trigger: 'sign', ratio: '30.00' },
    { name: '尾款', trigger: 'date', planDate: '2027-12-31', ratio: '70.00' },
  ],
  ...more,
})

/** The contract and what stays as it is are put in by whoever has it. */
export const aContractChange = (more: Partial<Body<'change'>> = {}): Body<'change'> => ({
  contract: nobody,
  kind: 'amount',
  reason: '增加一场晚宴',
  effectiveDate: '2026-12-01',
  name: '年会服务合同',
  amount: '120000.00',
  taxRate: '6.00',
  ...more,
})

export const aContractBorrow = (more: Partial<Body<'borrow'>> = {}): Body<'borrow'> => ({
  contract: nobody,
  borrower: nobody,
  purpose: '投标资格审查',
  borrowedOn: '2026-11-02',
  dueOn: '2026-11-12',
  ...more,
})
