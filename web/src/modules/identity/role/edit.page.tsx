import { Checkbox } from 'antd'
import type { ReactNode } from 'react'
import { useSearchParams } from 'react-router'
import { identity, masks as knownMasks, Role } from '@srm/api/identity'
import { label } from '@srm/api/shared/label'
import { useLabel } from '@/lib/i18n.ts'
import { useRead } from '@/lib/api/query.ts'
import { RecordEditor } from '@/ui/record-form/record-editor.tsx'
import { controlOf, type Values } from '@/ui/record-form/sections.ts'
import type { InputProps } from '@/ui/slots.ts'
import { Await } from '@/ui/states.tsx'
import { heldOf, useCatalog, type Catalog } from './catalog.ts'
import { PermissionMatrix } from './matrix.tsx'
import styles from './role.module.css'
import { SharedNote } from './shared-note.tsx'
import { paths } from './role.paths.ts'
import { useRoleText } from '../identity.texts.ts'

const MasksInput = ({ id, value = [], onChange }: InputProps<readonly string[], string[]>): ReactNode => {
  const say = useLabel()
  return (
    <span id={id}>
      <Checkbox.Group
        options={knownMasks.map(([mask, zh, en]) => ({ value: mask, label: say(label(zh, en)) }))}
        value={[...value]}
        onChange={(next) => onChange?.(next.map(String))}
      />
    </span>
  )
}

const matrix = controlOf(PermissionMatrix)
const masksInput = controlOf(MasksInput)
const fresh: Values = { kind: 'custom', status: 'enabled', scope: 'self' }

const Editor = ({ defaults }: { readonly defaults: Values }): ReactNode => {
  const t = useRoleText()
  return (
    <RecordEditor
      record={Role}
      calls={identity.role}
      paths={paths}
      titles={{ create: t('create'), edit: t('editTitle') }}
      defaults={defaults}
      sections={[
        { title: t('section.basic'), fields: ['name', 'status', 'description'] },
        {
          title: t('section.scope'),
          notice: () => (
            <div className={styles.notice}>
              <SharedNote />
            </div>
          ),
          fields: [
            'scope',
            { name: 'departments', when: ({ scope }) => scope === 'custom' },
            { name: 'masks', control: masksInput },
          ],
        },
        { title: t('rights'), fields: [{ name: 'permissions', control: matrix }] },
      ]}
    />
  )
}

/** A copy begins with everything of the role it comes from but the name. */
const Copy = ({ from }: { readonly from: string }): ReactNode => {
  const t = useRoleText()
  const source = useRead(identity.role.show, { params: { id: from } })
  const catalog = useCatalog()
  const begin = ({ name, description, scope, departments, permissions, masks }: Role, all: Catalog): Values => ({
    ...fresh,
    name: t('copyOf', { name }),
    description,
    scope,
    departments,
    masks,
    permissions: all.flatMap(({ codes }) => codes.map(({ code }) => code)).filter(heldOf(permissions)),
  })
  return (
    <Await query={source}>
      {(role) => <Await query={catalog}>{(all) => <Editor defaults={begin(role, all)} />}</Await>}
    </Await>
  )
}

const RoleEdit = (): ReactNode => {
  const [params] = useSearchParams()
  const from = params.get('from')
  return from ? <Copy from={from} /> : <Editor defaults={fresh} />
}

export default RoleEdit
