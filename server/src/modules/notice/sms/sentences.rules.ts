import { label, type Label } from '@srm/api/shared/label'

/** Why a message was not sent, where it is our own doing; a provider's reasons are told in its own words. */
export const sendReasons = {
  switched_off: label('该场景已停用', 'This scene is switched off'),
  budget: label('本小时发送量已达上限', 'The budget of this hour is used up'),
  no_template: label('未配置服务商模板编号', 'No template is set at the provider'),
  timeout: label('服务商未及时响应', 'The provider did not answer in time'),
  unreachable: label('无法连接服务商', 'The provider cannot be reached'),
  unreadable: label('服务商响应异常', 'The provider answered nothing readable'),
} as const satisfies Readonly<Record<string, Label>>

const isOurs = (code: string): code is keyof typeof sendReasons => Object.hasOwn(sendReasons, code)

export const reasonOf = (code: string, message: string): string =>
  isOurs(code) ? sendReasons[code].zh : [code, message].filter(Boolean).join(' ').slice(0, 300)
