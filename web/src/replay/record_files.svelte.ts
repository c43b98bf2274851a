/** Whoever opens record files for the page, so that a button anywhere can ask for it. */
class RecordFiles {
  open: ((file: File) => Promise<void>) | null = null
  /** How many were opened in this window: a page that shows one shows the next. */
  opened = $state(0)
}

export const recordFiles = new RecordFiles()
