import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { errors } from './shared/errors.ts'
import { FileView } from './shared/fields.ts'
import { IdParams } from './shared/ids.ts'
import { label } from './shared/label.ts'

/** The limit the customer asks for; a tenant's setting may raise it. */
export const uploadLimit = 2 * 1024 * 1024

export const file = {
  upload: endpoint({
    method: 'POST',
    path: '/api/ossPut',
    title: label('上传文件', 'Upload a file'),
    access: 'signed-in',
    upload: true,
    result: FileView,
  }),
  link: endpoint({
    method: 'GET',
    path: '/api/file/link/:id',
    title: label('文件的临时链接', 'A short-lived link to a file'),
    access: 'signed-in',
    params: IdParams,
    result: FileView,
  }),
  raw: endpoint({
    method: 'GET',
    path: '/api/file/raw/:token',
    title: label('读取文件', 'Read a file by its signed link'),
    access: 'public',
    params: z.strictObject({
      token: z
        .string()
        .max(400)
        .regex(/^[\w.-]+$/),
    }),
    result: z.unknown(),
    raw: true,
  }),
}

export const fileErrors = errors({
  'file.storage_full': [
    44009,
    413,
    '存储空间 {{limit}} GB 已用完，请删除不再使用的附件，或联系管理员升级套餐。',
    'The {{limit}} GB for files are used up. Delete files nobody needs, or ask an administrator to upgrade.',
  ],
  'file.too_large': [44001, 413, '上传文件大小不能超过 {{limit}}MB!', 'A file may not be larger than {{limit}} MB'],
  'file.missing': [44002, 400, '没有收到文件', 'No file was received'],
  'file.type_refused': [44003, 415, '不支持的文件类型', 'This type of file is not accepted'],
  'file.broken_image': [44004, 422, '图片无法识别', 'The image cannot be read'],
  'file.too_many': [44007, 429, '上传次数过多，请稍后再试', 'Too many uploads, try again later'],
  'file.not_found': [44005, 404, '文件不存在', 'No such file'],
  'file.link_expired': [44006, 410, '文件链接已失效，请刷新页面', 'The link has expired, reload the page'],
})
