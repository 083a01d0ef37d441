import { choosesOne, comparesExactly, judgesTotally } from './conditions.ts'
import { decidesSoundly } from './modes.ts'
import { comesHome, growsSafely, passesAlong, repeats, takesBack } from './moves.ts'
import { findsFitPeople, previewEnds, previewTellsTruth, sparesNobody, substitutesOnce } from './people.ts'
import { canAlwaysEnd, canHandOver, foldsBack, keepsPromises } from './promises.ts'
import { keepsRequired } from './required.ts'
import { hidesWell, readsOldTrees, showsToParticipants } from './reading.ts'
import { countsWorkdays, firesOnce } from './time.ts'

export type Property = {
  /** The rule in words. */
  readonly rule: string
  readonly check: (numbers: readonly number[]) => unknown
  /** How many random numbers one run reads at most. */
  readonly tape: number
}

const rule = (name: string, tape: number, check: Property['check']): Property => ({ rule: name, tape, check })

/** Long games of anybody doing anything. */
export const games: readonly Property[] = [
  rule('after any commands by anybody every promise holds, and nothing is decided twice', 400, (n) => keepsPromises(n)),
  rule('the log alone gives the state back, and so does the command whose events were lost', 400, (n) => foldsBack(n)),
]

export const endings: readonly Property[] = [
  rule('from wherever it stands it ends if everybody agrees', 400, (n) => canAlwaysEnd(n)),
  rule('nothing is approved without those its document asks for, however the flow is drawn', 400, (n) =>
    keepsRequired(n),
  ),
  rule('whoever leaves at whatever time holds nothing, and the rest goes on', 400, (n) => canHandOver(n)),
  rule('a preview ends at the end or says where it is blocked', 300, (n) => previewEnds(n)),
  rule('what the preview shows is what happens', 300, (n) => previewTellsTruth(n)),
]

export const moves: readonly Property[] = [
  rule('another voter decides nothing, and no node is left without voters', 400, (n) => growsSafely(n)),
  rule('an approval taken back leaves everything as it was', 240, (n) => takesBack(n)),
  rule('handed on and on, the last one holds it alone', 40, (n) => passesAlong(n)),
  rule('what is delegated comes home to its owner', 60, (n) => comesHome(n)),
  rule('sent back and decided again the same way, it ends the same way', 240, (n) => repeats(n)),
  rule('sparing a second decision hides the document from nobody', 240, (n) => sparesNobody(n)),
]

export const judgements: readonly Property[] = [
  rule('no mode passes and fails at once, and early decisions are the final ones', 60, (n) => decidesSoundly(n)),
  rule('every document takes exactly one branch, and branches called unreachable are', 60, (n) => choosesOne(n)),
  rule('conditions always have an answer, in any order', 100, (n) => judgesTotally(n)),
  rule('money compares to the fen, opposites are opposites', 60, (n) => comparesExactly(n)),
  rule('those asked are here, each once, and never the initiator where he is skipped', 100, (n) => findsFitPeople(n)),
  rule('a substitute is one step away and present, whatever circles there are', 80, (n) => substitutesOnce(n)),
  rule('what is hidden from somebody is in nothing he gets', 40, (n) => hidesWell(n)),
  rule('whoever took part may look, and nobody else', 400, (n) => showsToParticipants(n)),
  rule('trees stored in the old form are read as the same trees', 240, (n) => readsOldTrees(n)),
  rule('a timer fires once, not early, and pauses do not count', 60, (n) => firesOnce(n)),
  rule('working days are counted by the calendar', 60, (n) => countsWorkdays(n)),
]
