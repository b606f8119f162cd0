import { useState } from 'react';
import { ApiError, api } from '@/lib/client/api';
import type { PostBranchJson } from '@/lib/posts/schema';

type Posts = readonly PostBranchJson[];
type Tree = { posts: Posts; isWhole: boolean; reach: () => void; failure: string | null };

/** The rows a page came with, and all of them once somebody reaches for more. */
export function useWholeTree(group: string, category: string, first: Posts, total: number): Tree {
  const [whole, setWhole] = useState<Posts | null>(null);
  const [state, setState] = useState<{ loading: boolean; failure: string | null }>(idle);
  const posts = whole ?? first;

  async function load() {
    setState({ loading: true, failure: null });
    try {
      const query = category ? `?category=${encodeURIComponent(category)}` : '';
      const answer = await api<{ posts: Posts }>('GET', `/api/groups/${group}/tree${query}`);
      setWhole(answer.posts);
      setState(idle);
    } catch (reason) {
      const failure =
        reason instanceof ApiError ? reason.message : 'The posts could not be fetched. Try again.';
      setState({ loading: false, failure });
    }
  }

  return {
    posts,
    isWhole: posts.length >= total,
    reach: () => {
      if (!state.loading && posts.length < total) void load();
    },
    failure: state.failure,
  };
}

const idle = { loading: false, failure: null };
