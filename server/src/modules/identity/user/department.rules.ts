type Node = { readonly id: string; readonly parentId: string | null }

/** Everything below a node, itself included. */
export const subtreeOf = (nodes: readonly Node[], id: string): Set<string> => {
  const found = new Set([id])
  let grown = true
  while (grown) {
    grown = false
    for (const node of nodes)
      if (node.parentId !== null && found.has(node.parentId) && !found.has(node.id)) {
        found.add(node.id)
        grown = true
      }
  }
  return found
}

/** The siblings in their new order, with the moved one before the given sibling or at the end. */
export const reordered = (siblings: readonly string[], moved: string, before: string | null | undefined): string[] => {
  const others = siblings.filter((id) => id !== moved)
  const place = before ? others.indexOf(before) : -1
  return place < 0 ? [...others, moved] : others.toSpliced(place, 0, moved)
}
