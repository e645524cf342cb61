import { useState } from 'react';
import { connectionMessages } from '#domain/connection-messages.ts';
import { withPart } from '#web/lib/start/late-part.ts';
import type PhotoEditor from './photo-editor.tsx';

interface PhotoEditing {
  /** The photo being turned or cropped, and the editor. */
  editing: { id: string; Editor: typeof PhotoEditor } | undefined;
  /** The reason the last photo could not be edited. */
  problem: string | undefined;
  edit(id: string): void;
  stop(): void;
}

/** Turning and cropping of photos; the editor is loaded on first use. */
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
