import type { Config } from '../config.ts'
import type { SmsMessage } from './sms.ts'

/** A company's own template goes before that of the scene, and this before the one of its kind. */
export const templatesOf = ({ SMS_TEMPLATES }: Pick<Config, 'SMS_TEMPLATES'>) => {
  const known = new Map(
    SMS_TEMPLATES.split(',').map((pair): [string, string] => {
      const [name = '', id = ''] = pair.split('=')
      return [name, id]
    }),
  )
  return ({ templateId, template, kind }: SmsMessage): string | undefined =>
    templateId ?? known.get(template) ?? known.get(kind)
}
