import { freshSettings } from '@srm/flow/edit/fresh'
import { schemaVersion } from '@srm/flow/tree/node'

type Json = Readonly<Record<string, unknown>>

/** What a new flow starts with: the superior of whoever submits decides. */
export const firstTree = (admin: string): Json & { readonly chain: readonly Json[] } => ({
  schemaVersion,
  settings: freshSettings(admin),
  chain: [
    { id: 'start', type: 'start', name: '发起人', note: '', fields: {} },
    {
      id: 'superior',
      type: 'approve',
      name: '直属上级',
      note: '',
      approvers: [{ by: 'superior', of: 'initiator', level: 1, skipSelf: true }],
      mode: { kind: 'any', reject: 'first' },
    },
    { id: 'end', type: 'end', name: '结束', note: '' },
  ],
})
