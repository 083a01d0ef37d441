import type { Config } from '../config.ts'

/** A purpose without a template of its own uses the one for codes; a notice is no code. */
export const templatesOf = ({ SMS_TEMPLATES }: Pick<Config, 'SMS_TEMPLATES'>) => {
  const known = new Map(
    SMS_TEMPLATES.split(',').map((pair): [string, string] => {
      const [name = '', id = ''] = pair.split('=')
      return [name, id]
    }),
  )
  return (name: string): string | undefined => known.get(name) ?? (name === 'notice' ? undefined : known.get('code'))
}
