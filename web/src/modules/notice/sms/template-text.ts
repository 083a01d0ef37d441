import type { SmsTemplate } from '@srm/api/notice/sms-template'

type Variables = SmsTemplate['variables']

/** Variables by the names people know them by, as they stand in the editor. */
export const toEditor = (text: string, variables: Variables): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) => {
    const known = variables.find((one) => one.name === name)
    return known ? `{${known.label}}` : whole
  })

export const fromEditor = (text: string, variables: Variables): string =>
  text.replaceAll(/\{([^{}]+)\}/g, (whole, called: string) => {
    const known = variables.find((one) => one.label === called)
    return known ? `{{${known.name}}}` : whole
  })
