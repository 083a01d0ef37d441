import type { Actor } from './events.ts'
import type { Edits } from './questions.ts'
import type { Purpose, SignMethod } from './state.ts'
import type { After } from './tree/settings.ts'

export type Choices = { readonly [nodeId: string]: readonly string[] }

/** Who may read a comment: our own people, or the supplier as well. */
type Audience = 'internal' | 'external'

type Submit = {
  readonly do: 'submit'
  readonly instanceId: string
  readonly purpose: Purpose
  readonly initiator: string
  readonly previousId?: string
  readonly choices?: Choices
}
type OnTask = { readonly taskId: string }
type FilesInput = { readonly files?: readonly string[] }
/** `confirmed`: whoever acts has just proven once more who they are. */
type Words = { readonly opinion?: string; readonly signature?: string; readonly confirmed?: boolean } & FilesInput
type Reason = { readonly reason?: string }

type TaskCommand =
  | ({ readonly do: 'approve'; readonly edits?: Edits; readonly choices?: Choices } & OnTask & Words)
  | ({ readonly do: 'reject'; readonly target?: string } & OnTask & Words)
  | ({ readonly do: 'abstain' } & OnTask & Words)
  | ({ readonly do: 'return'; readonly target: string; readonly after: After } & OnTask & Words)
  | ({ readonly do: 'transfer' | 'delegate'; readonly to: string } & OnTask & Words)
  | ({
      readonly do: 'addSign'
      readonly place: 'before' | 'after' | 'parallel'
      readonly people: readonly string[]
      readonly method: SignMethod
    } & OnTask &
      Words)
  | ({ readonly do: 'removeSign' | 'takeBack' | 'claim' | 'release' | 'view' } & OnTask)
  | ({ readonly do: 'save'; readonly draft: string } & OnTask)

type InstanceCommand =
  | ({ readonly do: 'withdraw' } & Reason)
  | ({ readonly do: 'terminate' } & Reason)
  | { readonly do: 'resubmit'; readonly choices?: Choices }
  | { readonly do: 'urge' | 'suspend' | 'resume' | 'void' | 'voided' }
  | { readonly do: 'cc'; readonly people: readonly string[] }
  | { readonly do: 'confirm'; readonly ccId: string }
  | ({
      readonly do: 'comment'
      readonly text: string
      readonly mentions: readonly string[]
      readonly audience?: Audience
    } & FilesInput)
  | ({ readonly do: 'reassign'; readonly to: string } & OnTask & Reason)
  | ({ readonly do: 'reassignContact'; readonly to: string } & OnTask)
  | ({ readonly do: 'skip'; readonly runId: string } & Reason)
  | ({ readonly do: 'move'; readonly runId: string; readonly nodeId: string } & Reason)
  | { readonly do: 'confirmProposal' | 'withdrawProposal'; readonly proposalId: string }
  | ({ readonly do: 'refuseProposal'; readonly proposalId: string } & Reason)
  | { readonly do: 'handOver'; readonly person: string; readonly successor: string }
  | { readonly do: 'substitute'; readonly person: string }

/** However else it ended, a child that is not approved counts as turned down. */
export type ChildOutcome = 'approved' | 'rejected' | 'withdrawn' | 'terminated' | 'notStarted'

/** Why a child was not started: too many levels below the first approval, or too many approvals in all. */
export type ChildLimit = 'tooDeep' | 'tooMany'

type SystemCommand =
  | { readonly do: 'timer'; readonly timerId: string }
  | { readonly do: 'callback'; readonly runId: string; readonly ok: boolean }
  | {
      readonly do: 'childEnded'
      readonly runId: string
      readonly childId: string
      readonly outcome: ChildOutcome
    }
  | {
      readonly do: 'childRefused'
      readonly runId: string
      readonly limit: ChildLimit
    }
  | { readonly do: 'parentEnded' }

export type Act = Submit | TaskCommand | InstanceCommand | SystemCommand
export type Verb = Act['do']
type CommandFor<One, V> = One extends { readonly do: infer Verbs } ? (V extends Verbs ? One : never) : never
export type ActOf<V extends Verb> = CommandFor<Act, V>

/** `expectedVersion` is the version the screen showed, when it says so. */
export type Command = Act & { readonly actor: Actor; readonly expectedVersion?: number }
