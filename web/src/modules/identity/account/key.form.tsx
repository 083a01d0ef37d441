import { Select } from 'antd'
import type { ReactNode } from 'react'
import { identity } from '@srm/api/identity'
import { optional } from '@srm/api/shared/field-meta'
import { date, tags, text } from '@srm/api/shared/fields'
import { useCan } from '@/lib/session/can.tsx'
import { useMutate, useRead } from '@/lib/api/query.ts'
import { passed } from '@/ui/fields/input/control-props.ts'
import { matches } from '@/ui/fields/ref/pinyin-initials.ts'
import { SideForm } from '@/ui/record-form/side-form.tsx'
import { controlOf } from '@/ui/record-form/sections.ts'
import type { InputProps } from '@/ui/slots.ts'
import { useText } from './account.texts.ts'
import { useCatalog } from '../role/catalog.ts'

/** Only what one may do oneself; who may not read the catalog of roles sees the bare codes. */
const CodesInput = ({ value = [], onChange, ...place }: InputProps<readonly string[], string[]>): ReactNode => {
  const t = useText()
  const may = useCan()
  const catalog = useCatalog()
  const codes = useRead(identity.role.getPermCode, {}, { enabled: catalog.denied })
  const groups = (catalog.data ?? []).map(({ title, codes: all }) => ({
    label: title,
    title,
    options: all.filter(({ code }) => may(code)).map(({ code, title: word }) => ({ value: code, label: word })),
  }))
  const bare = (codes.data ?? []).map((code) => ({ value: code, label: code }))
  const plain = [{ label: t('tab.keys'), title: t('tab.keys'), options: bare }]
  return (
    <Select
      {...passed(place)}
      mode="multiple"
      placeholder={t('key.pick')}
      loading={catalog.isLoading}
      value={[...value]}
      options={catalog.denied ? plain : groups.filter(({ options }) => options.length > 0)}
      showSearch={{ filterOption: (typed, item) => typeof item?.label === 'string' && matches(typed, item.label) }}
      onChange={(next: string[]) => onChange?.(next)}
    />
  )
}

const groups = [
  {
    fields: {
      name: text('名称', 'Name', { max: 50 }),
      expiresAt: optional(date('有效期至', 'Good until')),
      permissions: tags('权限', 'Permissions', { max: 500, length: 60 }),
    },
    controls: { permissions: controlOf(CodesInput) },
  },
]

type Body = { readonly name: string; readonly expiresAt?: string; readonly permissions: string[] }
type Props = { readonly tell: (key: string) => void; readonly close: () => void }

export const KeyForm = ({ tell, close }: Props): ReactNode => {
  const t = useText()
  const { mutateAsync } = useMutate(identity.apiKey.create, { silent: true, done: ({ key }) => tell(key) })
  return (
    <SideForm
      title={t('key.make')}
      groups={groups}
      initial={{}}
      close={close}
      save={(sent) => mutateAsync({ body: sent as Body })}
    />
  )
}
