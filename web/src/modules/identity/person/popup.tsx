import { Segmented, Tree } from 'antd'
import { useState, type ReactNode } from 'react'
import { RecordFoot } from '@/ui/fields/ref/add-link.tsx'
import { PersonChip } from '@/ui/fields/ref/person-chip.tsx'
import styles from '../identity.module.css'
import { useIdentityText } from '../identity.texts.ts'
import type { OrgNode } from './people.ts'

type Props = {
  readonly menu: ReactNode
  readonly tree: readonly OrgNode[]
  readonly chosen: readonly string[]
  readonly searching: boolean
  readonly pick: (id: string) => void
  readonly leave: () => void
}

/** People by name, or by where they sit. While one searches only the list makes sense. */
export const PersonPopup = ({ menu, tree, chosen, searching, pick, leave }: Props): ReactNode => {
  const t = useIdentityText()
  const [tab, setTab] = useState<'list' | 'tree'>('list')
  return (
    // Pressing the mouse here would take the focus from the search box and close the list.
    <div role="presentation" onMouseDown={(event) => event.preventDefault()}>
      {!searching && (
        <Segmented
          block
          size="small"
          className={styles.tabs ?? ''}
          value={tab}
          options={[
            { value: 'list', label: t('byName') },
            { value: 'tree', label: t('byDepartment') },
          ]}
          onChange={setTab}
        />
      )}
      {tab === 'list' || searching ? (
        menu
      ) : (
        <Tree
          className={styles.tree ?? ''}
          aria-label={t('byDepartment')}
          blockNode
          defaultExpandAll
          multiple
          height={256}
          treeData={[...tree]}
          selectedKeys={[...chosen]}
          titleRender={(node) =>
            node.person ? <PersonChip name={node.title} avatar={node.person.avatar} /> : <span>{node.title}</span>
          }
          onSelect={(_, { node }) => pick(node.key)}
        />
      )}
      <RecordFoot of="user" leave={leave} />
    </div>
  )
}
