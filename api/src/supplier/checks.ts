import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Option } from '../shared/crud.ts'
import { Id, IdParams } from '../shared/ids.ts'
import { label } from '../shared/label.ts'
import { Supplier } from './supplier.ts'

const { lifecycle } = Supplier.fields

/** What two suppliers have in common when they may be one. */
export const similarity = ['creditCode', 'name', 'phone', 'bankAccount'] as const

export const Duplicate = Option.extend({ lifecycle, alike: z.array(z.enum(similarity)) })
export type Duplicate = z.output<typeof Duplicate>

const word = z.string().trim().max(100).optional()

const Found = Option.extend({ shortName: z.string().nullable(), lifecycle, grade: z.string().nullable() })

const Versioned = z.strictObject({ version: z.int() })
const Saved = z.object({ id: Id, version: z.int() })

export const checks = {
  /** The customer's own call: suppliers to choose from, narrowed by what the form already knows. */
  find: endpoint({
    method: 'POST',
    path: '/api/supplier/all',
    title: label('选择供应商', 'Choose suppliers'),
    access: { choose: 'supplier' },
    body: z.strictObject({
      keyword: word,
      classifyId: Id.optional(),
      region: z
        .string()
        .regex(/^\d{2,6}$/)
        .optional(),
      lifecycle: z.array(lifecycle).max(6).optional(),
    }),
    result: z.array(Found),
  }),
  duplicates: endpoint({
    method: 'POST',
    path: '/api/supplier/duplicates',
    title: label('查找疑似重复', 'Look for the same supplier'),
    access: { permission: 'supplier:create' },
    body: z.strictObject({
      /** The supplier itself is no double of its own. */
      id: Id.optional(),
      name: word,
      creditCode: word,
      phone: word,
      bankAccount: word,
    }),
    result: z.array(Duplicate),
  }),
  duplicatesOf: endpoint({
    method: 'GET',
    path: '/api/supplier/duplicates/:id',
    title: label('疑似重复的供应商', 'Suppliers like this one'),
    access: { permission: 'supplier:show' },
    params: IdParams,
    result: z.array(Duplicate),
  }),
  parts: endpoint({
    method: 'GET',
    path: '/api/supplier/parts/:id',
    title: label('供应商名下记录数', 'How much belongs to a supplier'),
    access: { permission: 'supplier:show' },
    params: IdParams,
    result: z.record(z.string(), z.int()),
  }),
  enable: endpoint({
    method: 'POST',
    path: '/api/supplier/enable/:id',
    title: label('启用供应商', 'Enable a supplier'),
    access: { permission: 'supplier:update' },
    params: IdParams,
    body: Versioned,
    result: Saved,
  }),
  disable: endpoint({
    method: 'POST',
    path: '/api/supplier/disable/:id',
    title: label('停用供应商', 'Disable a supplier'),
    access: { permission: 'supplier:update' },
    params: IdParams,
    body: Versioned,
    result: Saved,
  }),
}
