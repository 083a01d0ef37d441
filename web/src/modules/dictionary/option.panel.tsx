import { PlusOutlined } from '@ant-design/icons'
import { Button } from 'antd'
import { useState, type ReactNode } from 'react'
import { dictionary, type SelOption } from '@srm/api/dictionary'
import { Can } from '@/lib/can.tsx'
import { useCall } from '@/lib/query.ts'
import { Panel } from '@/ui/page.tsx'
import { Await, State } from '@/ui/states.tsx'
import { useText } from './dictionary.texts.ts'
import { OptionDialog, type Draft } from './option.dialog.tsx'
import { MergeDialog } from './option.merge.tsx'
import { RemoveDialog } from './option.remove.tsx'
import { OptionTable } from './option.table.tsx'

type Props = { readonly selTypeName: string; readonly name: string }

/** The options of one dictionary, and what is being done to them. */
export const OptionPanel = ({ selTypeName, name }: Props): ReactNode => {
  const t = useText()
  const query = useCall(dictionary.tree, { query: { selTypeName } })
  const [draft, setDraft] = useState<Draft>()
  const [removing, setRemoving] = useState<SelOption>()
  const [merging, setMerging] = useState<SelOption>()
  const add = (
    <Can code="selOption:create">
      <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setDraft({ selTypeName })}>
        {t('add')}
      </Button>
    </Can>
  )
  return (
    <Panel title={name} extra={add}>
      <Await query={query}>
        {(tree) => (
          <>
            {tree.length === 0 ? (
              <State title={t('empty.title')} hint={t('empty.hint')} />
            ) : (
              <OptionTable
                tree={tree}
                label={name}
                act={{
                  add: (parent) => setDraft({ selTypeName, parent }),
                  edit: (option) => setDraft({ selTypeName, option }),
                  remove: setRemoving,
                  merge: setMerging,
                }}
              />
            )}
            {draft && <OptionDialog draft={draft} close={() => setDraft(undefined)} />}
            {removing && <RemoveDialog option={removing} close={() => setRemoving(undefined)} />}
            {merging && <MergeDialog option={merging} tree={tree} close={() => setMerging(undefined)} />}
          </>
        )}
      </Await>
    </Panel>
  )
}
