import { label, type Label } from '@srm/api/shared/label'

export const sentences = {
  taken: label('从公海领取', 'Taken from the pool'),
  handedOut: label('由公海管理员分配', 'Handed out by a manager of the pool'),
  given: label('{{name}}已分配给您，请及时跟进', '{{name}} was given to you, please follow it up'),
  recycled: label('您有 {{count}} 个客户已被公海回收', '{{count}} of your customers went back to the pool'),
  soon: label('您有 {{count}} 个客户即将被公海回收', '{{count}} of your customers will go back to the pool soon'),
} as const satisfies Readonly<Record<string, Label>>
