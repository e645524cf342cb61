import { useState } from 'react';
import { connectionMessages } from '#domain/connection-messages.ts';
import { withPart } from '#web/lib/start/late-part.ts';
import type PhotoEditor from './photo-editor.tsx';

interface PhotoEditing {
  /** The photo that is being turned or cropped, and what does it. */
  editing: { id: string; Editor: typeof PhotoEditor } | undefined;
  /** Why the last one could not be. */
  problem: string | undefined;
  edit(id: string): void;
  stop(): void;
}

/** Turning and cropping of photos; what does it is loaded with its first use. */
export function usePhotoEditor(): PhotoEditing {
  const [editing, setEditing] = useState<PhotoEditing['editing']>();
  const [problem, setProblem] = useState<string>();
  return {
    editing,
    problem,
    edit(id) {
      setProblem(undefined);
      withPart(
        import('./photo-editor.tsx'),
        ({ default: Editor }) => setEditing({ id, Editor }),
        () => setProblem(connectionMessages.network),
      );
    },
    stop() {
      setEditing(undefined);
      setProblem(undefined);
    },
  };
}
