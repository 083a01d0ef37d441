import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { Id, IdParams, IdResult } from '../shared/ids.ts'
import { label } from '../shared/label.ts'

export const ApiKey = z.object({
  id: Id,
  name: z.string(),
  hint: z.string(),
  permissions: z.array(z.string()),
  expiresAt: z.string().nullable(),
  usedAt: z.string().nullable(),
  createdAt: z.string(),
})
export type ApiKey = z.output<typeof ApiKey>

export const apiKey = {
  list: endpoint({
    method: 'GET',
    path: '/api/api_key/list',
    title: label('我的接口密钥', 'My API keys'),
    access: { permission: 'apiKey:manage' },
    result: z.array(ApiKey),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/api_key/create',
    title: label('新增接口密钥', 'Make an API key'),
    access: { permission: 'apiKey:manage' },
    body: z.strictObject({
      name: z.string().trim().min(1).max(50),
      permissions: z.array(z.string().max(60)).min(1).max(500),
      expiresAt: z.iso.date().nullable().optional(),
    }),
    /** The key itself is told once. */
    secret: true,
    result: z.object({ id: Id, key: z.string() }),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/api_key/delete/:id',
    title: label('删除接口密钥', 'Delete an API key'),
    access: { permission: 'apiKey:manage' },
    params: IdParams,
    result: IdResult,
  }),
}
